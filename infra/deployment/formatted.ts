import { format, resolveConfig } from 'prettier';

/** A page as everything else in the repository is formatted. */
export async function formatted(page: string): Promise<string> {
  const filepath = 'infra/guides/page.md';
  return format(page, { ...(await resolveConfig(filepath, { editorconfig: true })), filepath });
}
