import { parse, type Node } from 'acorn';

/** Globals that a classic script defines: its declarations, and remotes' containers that it assigns. @throws SyntaxError */
export function globalsOf(code: string): string[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'script' });
  const declared = program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.map(({ id }) => nameOf(id))
      : statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration'
        ? [nameOf(statement.id)]
        : [],
  );
  const assigned: (string | undefined)[] = [];
  visit(program, (node) => {
    if (node.type === 'AssignmentExpression') assigned.push(nameOf(node.left) ?? memberOfPage(node.left));
  });
  const containers = assigned.filter((name) => name !== undefined && /^mfe_\w+$/.test(name));
  return [...new Set([...declared, ...containers])].filter((name) => name !== undefined);
}

const PAGE = ['globalThis', 'window', 'self'];

type Part = Node & Record<string, unknown>;

function nameOf(value: unknown): string | undefined {
  const node = value as Part;
  return node.type === 'Identifier' ? (node.name as string) : undefined;
}

/** The name in `window.name` or `window['name']`. */
function memberOfPage(value: unknown): string | undefined {
  const node = value as Part;
  if (node.type !== 'MemberExpression' || !PAGE.includes(nameOf(node.object) ?? '')) return undefined;
  const property = node.property as Part;
  return node.computed ? String(property.value) : nameOf(property);
}

function visit(node: Node, see: (part: Part) => void): void {
  see(node as Part);
  for (const value of Object.values(node).flat() as unknown[])
    if (typeof value === 'object' && value !== null && 'type' in value) visit(value as Node, see);
}
