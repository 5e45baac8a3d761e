import type { BuildOptions, PluginBuild } from 'esbuild';

export const OPTIONS: BuildOptions;
export function keepPlaces(build: Pick<PluginBuild, 'onLoad'>): void;
