import {
  isArrayLiteralExpression,
  isBinaryExpression,
  isCallExpression,
  isPropertyAccessExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';

/** Operators, and those that come next to them. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

/** Methods, and those that take what the others leave. */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  max: 'min',
  min: 'max',
  floor: 'ceil',
  ceil: 'floor',
  push: 'unshift',
  unshift: 'push',
  shift: 'pop',
  pop: 'shift',
};

/** Lists of so many literals at most are tried without each of them. */
const FEW = 4;

/** Pieces of code that could stand in the place of this one. */
export function swapsOf(node: Node, source: SourceFile): string[] {
  const textOf = (one: Node) => source.text.slice(one.getStart(source), one.end);
  if (isBinaryExpression(node)) {
    const operator = textOf(node.operatorToken);
    if (operator === '??') return [textOf(node.left), textOf(node.right)];
    const other = OPERATORS[operator];
    return other === undefined ? [] : [`${textOf(node.left)} ${other} ${textOf(node.right)}`];
  }
  if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
    const { expression: of, name } = node.expression;
    const given = source.text.slice(name.end, node.end);
    const method = textOf(name);
    const other = METHODS[method];
    if (other !== undefined) return [`${textOf(of)}.${other}${given}`];
    return method === 'filter' || method === 'slice' || method === 'sort' ? [textOf(of)] : [];
  }
  if (isArrayLiteralExpression(node) && node.elements.length > 0 && !isTarget(node)) {
    const elements = node.elements.map(textOf);
    return elements.slice(0, FEW).map((_, index) => `[${elements.filter((__, other) => other !== index).join(', ')}]`);
  }
  return [];
}

/** What is written to rather than read. */
function isTarget(node: Node): boolean {
  return isBinaryExpression(node.parent) && node.parent.left === node;
}
