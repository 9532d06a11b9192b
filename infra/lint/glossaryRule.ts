import type { Rule } from 'eslint';
import type { Node } from 'estree';
import type { Term } from './glossary';

interface Options {
  prose: readonly Term[];
  names: readonly Term[];
}

const TITLED = /^(it|test|describe)(\.|$)/;

/** `athenaeum/glossary`: comments, titles of tests and names are in the words of the glossary. */
export const glossaryRule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Words are those of infra/guides/glossary.md.' },
    // The terms are handed in as an option, so that changed ones make cached verdicts void.
    schema: [{ type: 'object' }],
  },
  create(context) {
    const { prose, names } = context.options[0] as Options;
    const inProse = prose.map(({ not, write }) => ({ pattern: new RegExp(`\\b(${not})\\b`, 'i'), write }));
    const inNames = names.map(({ not, write }) => ({ pattern: new RegExp(`^(${not})$`), write }));

    function judge(text: string, terms: typeof inProse, loc: Node['loc']): void {
      for (const { pattern, write } of terms) {
        const found = pattern.exec(text)?.[0];
        if (found && loc)
          context.report({ loc, message: `"${found}": write ${write} (infra/guides/glossary.md).` });
      }
    }

    const judgeNames = (node: Rule.Node) => {
      for (const { name } of context.sourceCode.getDeclaredVariables(node)) judge(name, inNames, node.loc);
    };
    return {
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments()) judge(value, inProse, loc);
      },
      CallExpression({ callee, arguments: [title] }) {
        if (!title || !TITLED.test(context.sourceCode.getText(callee))) return;
        if (title.type === 'Literal') judge(String(title.value), inProse, title.loc);
        if (title.type === 'TemplateLiteral') judge(context.sourceCode.getText(title), inProse, title.loc);
      },
      VariableDeclaration: judgeNames,
      FunctionDeclaration: judgeNames,
      ImportDeclaration: judgeNames,
    };
  },
};
