import { GeneratorProblem, insertAfterLast, type Change } from '../change';
import { nameOf } from '../names';

/** `element QuietNote`: a shared element, its stories, its test, its place in the door. */
export function element(_root: string, [wanted]: readonly string[]): Change[] {
  const name = nameOf(wanted);
  if (!name) throw new GeneratorProblem('usage: npm run new -- element <Name>');
  const { pascal } = name;
  const folder = `shared-ui/src/elements/${pascal}`;
  return [
    {
      path: `${folder}/${pascal}.tsx`,
      text: `
        import type { ReactNode } from 'react';
        import styled from 'styled-components';
        import { token } from '../../theme';

        export type ${pascal}Props = {
          title: string;
          children: ReactNode;
        };

        export function ${pascal}({ title, children }: ${pascal}Props) {
          return (
            <Frame aria-label={title}>
              <h3>{title}</h3>
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
      `,
    },
    {
      path: `${folder}/${pascal}.test.tsx`,
      text: `
        import { render, screen } from '@testing-library/react';
        import { ${pascal} } from './${pascal}';

        it('is a region named by its title, around what it is given', () => {
          render(<${pascal} title="In brief">Three things to know</${pascal}>);

          expect(screen.getByRole('region', { name: 'In brief' })).toHaveTextContent('Three things to know');
        });
      `,
    },
    {
      path: 'shared-ui/src/index.ts',
      edit: insertAfterLast(
        /^export \{[^}]*\} from '\.\/elements\/.*';\n/,
        `export { ${pascal}, type ${pascal}Props } from './elements/${pascal}/${pascal}';\n`,
      ),
    },
  ];
}
