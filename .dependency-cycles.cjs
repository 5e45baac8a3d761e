/**
 * No import goes round in a circle, neither of files nor of folders, and a chapter of the rules imports nothing of the
 * layers above it: it calls them through the game. Types vanish before anything runs, so imports of them don't count; the
 * parser does not tell them apart and is told here.
 */
const swc = require('@swc/core');
const { options } = require('./.dependency-cruiser.cjs');

const { parseFileSync } = swc;
const isOfTypes = ({ typeOnly, specifiers = [] }) =>
  typeOnly || (specifiers.length > 0 && specifiers.every((one) => one.isTypeOnly));
swc.parseFileSync = (...call) => {
  const tree = parseFileSync(...call);
  tree.body = tree.body.filter((item) => !isOfTypes(item));
  return tree;
};

const ABOVE = '(language|game|autopilot|plan|shown|telling|tools|guide)/';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-circular-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
    {
      name: 'chapters-are-below',
      comment: 'effects, conditions, costs and their words are called through game.rules',
      severity: 'error',
      from: { path: '^src/editions/(second|third)/[a-z]+/', pathNot: `^src/editions/[a-z]+/${ABOVE}` },
      to: { path: `^src/editions/(second|third)/${ABOVE}` },
    },
  ],
  options,
};
