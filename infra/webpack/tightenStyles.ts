import ts from 'typescript';
import type { LoaderDefinition } from 'webpack';

const TAGS = ['styled', 'css', 'keyframes', 'createGlobalStyle'];

/** By file, what was tightened last in this process: the apps share most of their elements. */
const tightenedBefore = new Map<string, { source: string; tight: string }>();

/** Takes out of styles what only their reader needs: ends of lines, indents, comments. */
const tightenStyles: LoaderDefinition = function tightenStyles(source) {
  if (!source.includes("'styled-components'")) return source;
  const before = tightenedBefore.get(this.resourcePath);
  if (before?.source === source) return before.tight;
  const tight = tightenedModule(source);
  tightenedBefore.set(this.resourcePath, { source, tight });
  return tight;
};

export default tightenStyles;

export function tightenedModule(source: string): string {
  const file = ts.createSourceFile('styles.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const pieces: ts.TemplateLiteralLikeNode[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && TAGS.includes(rootOf(node.tag)))
      pieces.push(...piecesOf(node.template));
    ts.forEachChild(node, visit);
  };
  visit(file);
  // From the end, so that what is ahead keeps its place.
  return pieces
    .sort((a, b) => b.pos - a.pos)
    .reduce((text, piece) => {
      const start = piece.getStart(file) + 1;
      const end = piece.getEnd() - closingOf(piece);
      return text.slice(0, start) + tightenedPiece(piece, text.slice(start, end)) + text.slice(end);
    }, source);
}

/** Beside what is filled in, a space may mean something; at both ends of the whole it does not. */
function tightenedPiece({ kind }: ts.TemplateLiteralLikeNode, text: string): string {
  const styles = tightened(text);
  const isWhole = kind === ts.SyntaxKind.NoSubstitutionTemplateLiteral;
  const begun = isWhole || kind === ts.SyntaxKind.TemplateHead ? styles.trimStart() : styles;
  return isWhole || kind === ts.SyntaxKind.TemplateTail ? begun.trimEnd() : begun;
}

/** The same styles in fewer characters. What stands in quotes stays as it is. */
export const tightened = (styles: string): string =>
  styles
    .replace(/\/\*[^]*?\*\//g, '')
    .split(/('[^']*'|"[^"]*")/)
    .map((part, index) => (index % 2 === 1 ? part : withoutAir(part)))
    .join('');

const withoutAir = (part: string) =>
  part
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}');

/** `styled` of `styled(Card).attrs({})`. */
function rootOf(tag: ts.Expression): string {
  if (ts.isIdentifier(tag)) return tag.text;
  if (ts.isCallExpression(tag) || ts.isPropertyAccessExpression(tag)) return rootOf(tag.expression);
  return '';
}

const piecesOf = (template: ts.TemplateLiteral): ts.TemplateLiteralLikeNode[] =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];

/** What ends a piece: a backtick, or the `${` of what comes next. */
const closingOf = (piece: ts.TemplateLiteralLikeNode) =>
  piece.kind === ts.SyntaxKind.TemplateHead || piece.kind === ts.SyntaxKind.TemplateMiddle ? 2 : 1;
