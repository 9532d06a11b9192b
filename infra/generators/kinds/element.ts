import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeneratorProblem, insertSorted, type Generator } from '../change';
import { givenName } from '../commandArguments';

/** `element quiet-note`: a shared element, its stories, its test, its place in the door. */
export const element: Generator = (root, [wanted]) => {
  const { pascal } = givenName(wanted, 'element');
  const folder = `shared-ui/src/elements/${pascal}`;
  if (existsSync(join(root, folder)) || exported(root).includes(pascal))
    throw new GeneratorProblem(`shared-ui has ${pascal} already: take another name.`);
  return {
    changes: [
      {
        path: `${folder}/${pascal}.tsx`,
        text: `
        import { useId, type ReactNode } from 'react';
        import styled from 'styled-components';
        import { token } from '../../theme';

        export type ${pascal}Props = {
          /** Its heading, and what it is called where it is read out. */
          title: ReactNode;
          children: ReactNode;
          /** One level below the heading that it stands under. */
          headingLevel?: 2 | 3 | 4;
        };

        /** Something by itself, with a heading of its own. */
        export function ${pascal}({ title, children, headingLevel = 3 }: ${pascal}Props) {
          const heading = useId();
          return (
            <Frame aria-labelledby={heading}>
              <Title as={\`h\${headingLevel}\`} id={heading}>
                {title}
              </Title>
              {children}
            </Frame>
          );
        }

        const Frame = styled.section\`
          display: grid;
          gap: \${token.space[12]};
          padding: \${token.space[16]};
          border: 1px solid \${token.color.line};
          border-radius: \${token.radius[12]};
          background: \${token.color.card};
        \`;

        const Title = styled.h3\`
          font-size: \${token.text[20]};
          line-height: \${token.leading.snug};
        \`;
      `,
      },
      {
        path: `${folder}/${pascal}.stories.tsx`,
        text: `
        import type { Meta, StoryObj } from '@storybook/react-webpack5';
        import { ${pascal} } from './${pascal}';

        const meta = {
          title: 'Layout/${pascal}',
          component: ${pascal},
          args: { title: 'In brief', children: 'Three things to know' },
        } satisfies Meta<typeof ${pascal}>;

        export default meta;
        type Story = StoryObj<typeof meta>;

        export const Default: Story = {};
        export const LongWords: Story = {
          args: {
            title: 'Three things to know before the season begins, and who can help with each of them',
            children: 'Words that go on for more than a line show how it wraps. '.repeat(4),
          },
        };
      `,
      },
      {
        path: `${folder}/${pascal}.test.tsx`,
        text: `
        import { render, screen } from '@testing-library/react';
        import { ${pascal} } from './${pascal}';

        it('is headed one level below what it stands under', () => {
          render(
            <${pascal} title="In brief" headingLevel={2}>
              Three things to know
            </${pascal}>,
          );

          expect(screen.getByRole('heading', { level: 2, name: 'In brief' })).toBeInTheDocument();
        });

        it('is a region named by its title, around what it is given', () => {
          render(<${pascal} title="In brief">Three things to know</${pascal}>);

          expect(screen.getByRole('region', { name: 'In brief' })).toHaveTextContent('Three things to know');
        });
      `,
      },
      {
        path: ENTRY_POINT,
        edit: insertSorted(
          /^export (?:type )?\{[^}]*\} from '\.\/elements\/(\w+)\/\w+';\n/,
          pascal,
          `export { ${pascal}, type ${pascal}Props } from './elements/${pascal}/${pascal}';\n`,
        ),
      },
    ],
    left: [
      `See it: npm run catalogue, then http://localhost:6006, Layout/${pascal}.`,
      `Its fields are an example: what it is for stands in shared-ui/src/elements/${pascal}/${pascal}.tsx.`,
    ],
  };
};

const ENTRY_POINT = 'shared-ui/src/index.ts';

const exported = (root: string): string[] =>
  [...readFileSync(join(root, ENTRY_POINT), 'utf8').matchAll(/\b[A-Z]\w+/g)].map(([name]) => name);
