import type { Rule } from 'eslint';
import type { Comment, Node } from 'estree';

interface Cast {
  expression: { type: string; typeAnnotation?: { type: string } };
  typeAnnotation: { type: string };
}

/** `athenaeum/cast-reason`: a cast past the types (`as never`, `as unknown as`) has a comment that says why it holds. */
export const castReasonRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'A cast past the types has its reason beside it.' },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const comments = sourceCode.getAllComments();
    /** On its line, above it, or above what it is a part of, up to its statement. */
    const isExplained = (node: Rule.Node): boolean =>
      comments.some((comment) => isBeside(comment, node)) ||
      (node.parent !== null && !STATEMENT.test(node.type) && isExplained(node.parent));

    return {
      TSAsExpression(node: Rule.Node) {
        // ESLint's own types know no TypeScript.
        if (isUnchecked(node as unknown as Cast) && !isExplained(node))
          context.report({
            node,
            message: 'Give it a type that holds, or say in a comment why this one does.',
          });
      },
    };
  },
};

const STATEMENT = /Statement$|Declaration$|^PropertyDefinition$/;

const isUnchecked = ({ expression, typeAnnotation }: Cast) =>
  typeAnnotation.type === 'TSNeverKeyword' ||
  (expression.type === 'TSAsExpression' && expression.typeAnnotation?.type === 'TSUnknownKeyword');

const isBeside = ({ loc: comment }: Comment, { loc: node }: Node) =>
  comment!.end.line === node!.start.line - 1 || comment!.start.line === node!.end.line;
