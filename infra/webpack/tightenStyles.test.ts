import { tightened, tightenedModule } from './tightenStyles';

it('takes the air and the comments out of styles', () => {
  const styles = `
  /* The browser's own cross is blue. */
  margin: 0 auto;
  transition: color 1s, opacity 1s;

  &:hover > a {
    color: red;
  }
`;

  expect(tightened(styles)).toBe(' margin:0 auto;transition:color 1s,opacity 1s;&:hover > a{color:red}');
});

it('keeps a space where it means something', () => {
  expect(tightened('& :focus-visible { inset: auto 0 -2px; }')).toBe('& :focus-visible{inset:auto 0 -2px}');
  expect(tightened(`content: 'a;  b: c';`)).toBe(`content:'a;  b: c';`);
});

it('changes the styles of a module and nothing else of it', () => {
  const source = [
    "import styled, { css } from 'styled-components';",
    'const text = `a;  b`;',
    'const Row = styled.div<{ $wide: boolean }>`',
    '  padding: ${space} ${gutter};',
    '  ${({ $wide }) => $wide && css`',
    '    width: 100%;',
    '  `}',
    '`;',
    'const Tile = styled(Row).attrs({ role: "img" })`',
    '  color: red;',
    '`;',
  ].join('\n');

  expect(tightenedModule(source)).toBe(
    [
      "import styled, { css } from 'styled-components';",
      'const text = `a;  b`;',
      'const Row = styled.div<{ $wide: boolean }>`padding:${space} ${gutter};${({ $wide }) => $wide && css`width:100%;`}`;',
      'const Tile = styled(Row).attrs({ role: "img" })`color:red;`;',
    ].join('\n'),
  );
});
