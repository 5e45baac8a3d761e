export function hostLanguage(environment: Readonly<Record<string, string | undefined>>): string;
export function languageOf(tag: string): string;
