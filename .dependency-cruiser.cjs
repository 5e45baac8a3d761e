/** The arrows of the house: commands, discord, local → table → editions → engine; table → store; render reads a view. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: to },
});

module.exports = {
  forbidden: [
    only('engine-is-alone', '^src/engine', '^src/(?!engine/)|^commands', 'the engine knows nothing of what uses it'),
    only('editions-know-engine-and-words', '^src/editions', '^src/(table|store|discord|local|commandline|lab)/|^commands', 'rules know no table'),
    only('pure-rules', '^src/(engine|editions)', 'node_modules/(discord\\.js|@discordjs|better-sqlite3|canvas)', 'rules know no Discord, database or canvas'),
    only('table-knows-no-discord', '^src/(table|store)', '^src/(discord|local|commandline|lab)/|^commands|node_modules/(discord\\.js|@discordjs|canvas)', 'the table knows no Discord'),
    only('table-speaks-no-language', '^src/(table|store|story)', '^src/words', 'what is stored is data; words are made where it is said'),
    only('store-is-below', '^src/store', '^src/(table|editions|render)', 'the store is a box'),
    only('render-reads-a-view', '^src/render', '^src/(engine|editions|table|store|discord|local)/|^commands', 'pictures are made from a view model'),
    only('local-is-a-discord', '^src/local/', '^src/(engine|editions|table|store|discord|render)|^commands', 'the local Discord knows no game'),
    only('local-is-for-main', '^src/(?!local/|lab/|main\\.ts)|^commands', '^src/local/', 'the bot does not know which Discord it talks to'),
    {
      ...only('local-when-needed', '^src/main\\.ts', '^src/local/', 'what a bot with a token never needs is not loaded'),
      to: { path: '^src/local/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    only('discord-uses-the-table', '^src/discord', '^src/local/', 'the bot does not know which Discord it talks to'),
    only('lab-stands-apart', '^src/(?!lab/)|^commands', '^src/lab', 'nothing that is played imports what only developers need'),
    only('drivers-call-by-adapters', '^src/lab/bench/driver', '^src/(?!lab/bench/)|^commands', 'a driver runs with the sources of another commit, too'),
    {
      ...only('runs-without-tools', '^src/(?!lab/)|^commands', '', 'what a bot runs with is installed where nothing for developers is'),
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    only('second-is-beside-third', '^src/editions/second', '^src/editions/third', 'editions stand side by side'),
    only('third-is-beside-second', '^src/editions/third', '^src/editions/second', 'editions stand side by side'),
    only('content-is-given', '^src/(?!editions/(box|catalogue)\\.ts|lab/|main\\.ts)|^commands', '^src/editions/(box\\.ts|[^/]+/language/content\\.ts)', 'rules, table and Discord play with the content they are given'),
    only('content-is-read-in-one-place', '^src/editions/(second|third)/(?!content/)', '^(node:)?(fs|fs/promises)$|^src/words/datafolder', 'a module that reads what is printed knows it by heart'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.mjs', '.js', '.json'], exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
