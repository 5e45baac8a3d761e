import {
  type Expression,
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isBreakStatement,
  isCallExpression,
  isConditionalExpression,
  isConstructorDeclaration,
  isContinueStatement,
  isDoStatement,
  isExportDeclaration,
  isExpressionStatement,
  isForOfStatement,
  isForStatement,
  isFunctionDeclaration,
  isFunctionExpression,
  isGetAccessorDeclaration,
  isIfStatement,
  isImportDeclaration,
  isInterfaceDeclaration,
  isMethodDeclaration,
  isNumericLiteral,
  isPropertyAssignment,
  isReturnStatement,
  isStringLiteral,
  isThrowStatement,
  isTypeAliasDeclaration,
  isTypeNode,
  isVariableDeclaration,
  isWhileStatement,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';
import type { Derived } from './break.ts';
import { swapsOf } from './swap.ts';

type Mutation = Omit<Derived, 'id'>;

const COMPARED = new Set([
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
  SyntaxKind.AmpersandAmpersandToken,
]);

/** Every way in which the code of a source may be broken and still be run, from its first line to its last. */
export function mutationsIn(source: SourceFile): Mutation[] {
  const found: Mutation[] = [];
  const starts = source.getLineStarts();
  const lineOf = (at: number) => starts.findLastIndex((start) => start <= at) + 1;
  const visit = (node: Node, late: boolean): undefined => {
    if (isErased(node)) return;
    const add: Add = (what, way, more = {}) => {
      const start = what.getStart(source);
      found.push({ way, start, end: what.end, line: lineOf(start), late, ...more });
    };
    breaksOf(node, add);
    for (const other of swapsOf(node, source)) add(node, 'swap', { other });
    node.forEachChild((child) => visit(child, late || isFunction(node)));
  };
  visit(source, false);
  return found;
}

function isFunction(node: Node): boolean {
  return (
    isFunctionDeclaration(node) ||
    isFunctionExpression(node) ||
    isArrowFunction(node) ||
    isMethodDeclaration(node) ||
    isConstructorDeclaration(node) ||
    isGetAccessorDeclaration(node)
  );
}

/** What is left of nothing when the program runs. */
function isErased(node: Node): boolean {
  return (
    isTypeNode(node) ||
    isInterfaceDeclaration(node) ||
    isTypeAliasDeclaration(node) ||
    isImportDeclaration(node) ||
    isExportDeclaration(node)
  );
}

type Add = (what: Node, way: Derived['way'], more?: Pick<Derived, 'neutral' | 'other'>) => void;

function breaksOf(node: Node, add: Add): void {
  if (isExpressionStatement(node) || isBreakStatement(node) || isContinueStatement(node) || isThrowStatement(node))
    add(node, 'drop');
  else if (isReturnStatement(node) && !node.expression) add(node, 'drop');
  else if (isBinaryExpression(node)) operands(node.left, node.operatorToken.kind, node.right, add);
  else if (
    (isNumericLiteral(node) && isNumber(node)) ||
    (isString(node) && isValue(node)) ||
    (isTruth(node) && isValue(node))
  )
    add(node, 'change');
  const condition = conditionOf(node);
  if (condition) add(condition, 'negate');
  const value = resultOf(node);
  if (!value || isLiteral(value) || isFunction(value)) return;
  add(value, 'change');
  add(value, 'differ');
}

/** What a statement or expression turns on. */
function conditionOf(node: Node): Expression | undefined {
  if (isConditionalExpression(node) || isForStatement(node)) return node.condition;
  return isIfStatement(node) || isWhileStatement(node) || isDoStatement(node) ? node.expression : undefined;
}

/** What a statement or function comes to, or a name stands for. */
function resultOf(node: Node): Node | undefined {
  if (isReturnStatement(node) || isForOfStatement(node)) return node.expression;
  if (isVariableDeclaration(node) || isPropertyAssignment(node)) return node.initializer;
  return isArrowFunction(node) && !isBlock(node.body) ? node.body : undefined;
}

const isString = isStringLiteral;
const isTruth = ({ kind }: Node) => kind === SyntaxKind.TrueKeyword || kind === SyntaxKind.FalseKeyword;
/** It is changed as such. */
const isLiteral = (node: Node) => isNumericLiteral(node) || isString(node) || isTruth(node);

function operands(left: Expression, operator: SyntaxKind, right: Expression, add: Add): void {
  if (operator !== SyntaxKind.AmpersandAmpersandToken && operator !== SyntaxKind.BarBarToken) return;
  const neutral = operator === SyntaxKind.AmpersandAmpersandToken;
  add(left, 'pass', { neutral });
  add(right, 'pass', { neutral });
}

/** A number that is a value: no name of a property. */
function isNumber({ parent, pos }: Node): boolean {
  return !isPropertyAssignment(parent) || parent.name.pos !== pos;
}

/** A word or truth that is a value: no name of a property, and nothing that a condition compares with. */
function isValue(node: Node): boolean {
  const { parent } = node;
  if (isPropertyAssignment(parent) || isVariableDeclaration(parent)) return parent.initializer === node;
  if (isBinaryExpression(parent)) return !COMPARED.has(parent.operatorToken.kind);
  return (
    isCallExpression(parent) ||
    isReturnStatement(parent) ||
    isArrowFunction(parent) ||
    isConditionalExpression(parent) ||
    parent.kind === SyntaxKind.ArrayLiteralExpression
  );
}
