import ts from 'typescript';

/**
 * What may be wrong with one node: another expression in its place, a statement that is not there, or a member (a field of
 * an object, an element of a list, an argument) that is left out.
 */
export interface Replacement {
  kind: 'expression' | 'statement' | 'member';
  operator: string;
  /** What stands there instead. */
  text: string;
}

type Operator = (node: ts.Node, text: (node: ts.Node) => string) => Replacement[];

export function replacementsOf(node: ts.Node, file: ts.SourceFile): Replacement[] {
  const text = (one: ts.Node) => one.getText(file);
  return OPERATORS.flatMap((operator) => operator(node, text));
}

const expression = (operator: string, ...texts: string[]): Replacement[] =>
  texts.map((text) => ({ kind: 'expression', operator, text }));

const BINARY: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [ts.SyntaxKind.LessThanToken]: ['<=', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [ts.SyntaxKind.PlusToken]: ['-'],
  [ts.SyntaxKind.MinusToken]: ['+'],
  [ts.SyntaxKind.AsteriskToken]: ['/'],
  [ts.SyntaxKind.SlashToken]: ['*'],
};

const swapOperator: Operator = (node, text) => {
  if (!ts.isBinaryExpression(node) || isTextual(node.left) || isTextual(node.right)) return [];
  const others = BINARY[node.operatorToken.kind] ?? [];
  return others.flatMap((other) => expression('operator', `${text(node.left)} ${other} ${text(node.right)}`));
};

/** `a && b` as `a || b`, and without each of its two conditions. */
const changeConditions: Operator = (node, text) => {
  if (!ts.isBinaryExpression(node)) return [];
  const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  const isOr = node.operatorToken.kind === ts.SyntaxKind.BarBarToken;
  if (!isAnd && !isOr) return [];
  const [left, right] = [text(node.left), text(node.right)];
  const swapped = `(${left}) ${isAnd ? '||' : '&&'} (${right})`;
  // What is spread is not a condition: `...(isNew && fields)`.
  if (isSpread(node)) return expression('condition', right);
  return [...expression('logic', swapped), ...expression('condition', left, right)];
};

const negate: Operator = (node, text) =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken && !isTest(node)
    ? expression('negation', text(node.operand))
    : [];

/** The test of an `if`, a ternary or a loop as if it never held, and where it is one call or name, as if it always did. */
const decideTest: Operator = (node) => {
  if (!isTest(node)) return [];
  const never = expression('test', 'false');
  if (ts.isBinaryExpression(node) || isLoop(node.parent)) return never;
  return [...never, ...expression('test', 'true')];
};

/** A rule that is one call or name: as if it said yes, or no, to everybody. */
const decideRule: Operator = (node) => {
  const { parent } = node;
  if (!ts.isArrowFunction(parent) || parent.body !== node) return [];
  if (parent.type?.kind !== ts.SyntaxKind.BooleanKeyword) return [];
  return ts.isBinaryExpression(node) || ts.isPrefixUnaryExpression(node)
    ? []
    : expression('rule', 'true', 'false');
};

const changeLiteral: Operator = (node) => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return expression('literal', 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return expression('literal', 'true');
  if (!ts.isNumericLiteral(node) || isSigned(node)) return [];
  const value = Number(node.text.replaceAll('_', ''));
  if (isSortField(node.parent)) return expression('literal', String(-value));
  return expression('literal', String(otherNumber(value)));
};

const changeSigned: Operator = (node) =>
  ts.isPrefixUnaryExpression(node) &&
  node.operator === ts.SyntaxKind.MinusToken &&
  ts.isNumericLiteral(node.operand)
    ? expression('literal', node.operand.text)
    : [];

/** Large numbers are durations and sizes: one more of them is no other rule. */
const otherNumber = (value: number) => (value === 1 ? 0 : value < 100 ? value + 1 : value * 2);

const METHODS: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
};
const DROPPED = ['filter', 'trim', 'sort', 'slice'];

const changeMethod: Operator = (node, text) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: owner, name } = node.expression;
  const other = METHODS[name.text];
  if (other) return expression('method', `${text(owner)}.${other}(${node.arguments.map(text).join(', ')})`);
  const first = node.arguments[0];
  const isQuery = first && ts.isObjectLiteralExpression(first);
  return DROPPED.includes(name.text) && !isQuery && !node.expression.questionDotToken
    ? expression('method', text(owner))
    : [];
};

const removeStatement: Operator = (node) => {
  const isOne = ts.isExpressionStatement(node) || ts.isThrowStatement(node) || ts.isContinueStatement(node);
  // The same as if its test never held.
  const isOnlyOne = ts.isIfStatement(node.parent) && !node.parent.elseStatement;
  return isOne && !isOnlyOne ? [{ kind: 'statement', operator: 'statement', text: ';' }] : [];
};

const removeField: Operator = (node) =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isSpreadAssignment(node)) &&
  ts.isObjectLiteralExpression(node.parent) &&
  !isAssignedTo(node.parent)
    ? [{ kind: 'member', operator: 'field', text: '...{}' }]
    : [];

/** Elements of `$or`, `$and` and lists of words; of a list of one thing, that thing. */
const removeElement: Operator = (node) => {
  const list = node.parent;
  if (!ts.isArrayLiteralExpression(list) || isAssignedTo(list)) return [];
  const isListOfWords = list.elements.every(ts.isStringLiteral);
  const isListOfLists = list.elements.every(ts.isSpreadElement);
  const isAlternative = ts.isPropertyAssignment(list.parent) && list.parent.name.getText().startsWith('$');
  return isListOfWords || isListOfLists || isAlternative || list.elements.length === 1
    ? [{ kind: 'member', operator: 'element', text: '...[]' }]
    : [];
};

/** A role that a rule names beside others. */
const removeRole: Operator = (node) =>
  ts.isStringLiteral(node) &&
  ts.isCallExpression(node.parent) &&
  node.parent.expression.getText() === 'hasRole' &&
  node.parent.arguments.length > 2
    ? [{ kind: 'member', operator: 'role', text: '...[]' }]
    : [];

const OPERATORS: readonly Operator[] = [
  swapOperator,
  changeConditions,
  negate,
  decideTest,
  decideRule,
  changeLiteral,
  changeSigned,
  changeMethod,
  removeStatement,
  removeField,
  removeElement,
  removeRole,
];

const isTextual = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const isLoop = (node: ts.Node) => ts.isWhileStatement(node) || ts.isForStatement(node);

const isTest = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node;
  return (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) && parent.condition === node;
};

const isSigned = ({ parent }: ts.Node) =>
  ts.isPrefixUnaryExpression(parent) && parent.operator === ts.SyntaxKind.MinusToken;

const isSpread = ({ parent }: ts.Node): boolean =>
  ts.isParenthesizedExpression(parent)
    ? isSpread(parent)
    : ts.isSpreadAssignment(parent) || ts.isSpreadElement(parent);

/** `{ created_at: 1 }` of a `sort`. */
function isSortField(node: ts.Node): boolean {
  if (!ts.isPropertyAssignment(node)) return false;
  const holder = node.parent.parent;
  if (ts.isPropertyAssignment(holder)) return holder.name.getText() === 'sort';
  return ts.isCallExpression(holder) && holder.expression.getText().endsWith('.sort');
}

const isAssignedTo = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.left === node &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
