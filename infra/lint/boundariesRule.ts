import { relative, sep } from 'node:path';
import type { Rule } from 'eslint';
import { judgeImport, type Rules } from './judgeImport';

interface WithSource {
  source?: { type: string; value?: unknown } | null;
}

/** `athenaeum/boundaries`: checks every import against the table of boundaries. */
export const boundariesRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: {
      description: 'Packages and layers are imported only where the table allows it, and by their doors.',
    },
    // The table is handed in as an option, so that a changed table makes cached verdicts void.
    schema: [{ type: 'object' }],
  },
  create(context) {
    const rules = context.options[0] as Rules;
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (node: Rule.Node) => {
      // Only nodes that have a source come here, which the types of a selector do not say.
      const source = (node as unknown as WithSource).source;
      if (typeof source?.value !== 'string') return;
      const problem = judgeImport(file, source.value, rules);
      if (problem) context.report({ node, message: problem });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    } as Rule.RuleListener;
  },
};
