import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const FOLDER = join(ROOT, 'infra/decisions');
const PARTS = ['Context', 'Decision', 'Consequences', 'Alternatives', 'Revisit when'];
const NEEDED = ['Context', 'Decision', 'Consequences'];
const DATE = String.raw`\d{4}-\d{2}-\d{2}`;
const STATUS = new RegExp(
  String.raw`^Status: (accepted|superseded by \[(\d{4})\]\((\2-[a-z0-9-]+\.md)\)) · Date: ${DATE}(, amended ${DATE})?$`,
);

const read = (page: string) => readFileSync(join(FOLDER, page), 'utf8');
const index = read('README.md').split('## Index')[1]!;
const pages = readdirSync(FOLDER).filter((file) => file !== 'README.md');

const titleOf = (page: string) => read(page).split('\n')[0]!.replace('# ', '');
const statusOf = (page: string) => STATUS.exec(read(page).split('\n')[2]!);
const partsOf = (page: string) => [...read(page).matchAll(/^## (.+)$/gm)].map(([, part]) => part!);
const linksOf = (text: string) => [...text.matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(([, link]) => link!);
/** Paths from the root that a page names, with a folder and an ending. */
const filesOf = (text: string) =>
  [
    ...text.matchAll(
      /`((?:gateway|infra|mfe-[a-z-]+|registry|shared-ui|shell|subgraphs)\/[\w./-]+\.[a-z]+)`/g,
    ),
  ].map(([, file]) => file!);
const withoutExample = (text: string) => text.replace(/```[^]*?```/g, '').replace(/`[^`]*`/g, '');

it('numbers decisions from 0001 on, each number once', () => {
  const expected = pages.map((_, place) => String(place + 1).padStart(4, '0'));

  expect(pages.length).toBeGreaterThan(50);
  expect(pages.map((page) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(page)?.[1] ?? page)).toEqual(expected);
});

it.each(pages)('%s has its number, a title, a status and the parts in order', (page) => {
  const parts = partsOf(page);

  expect(titleOf(page)).toMatch(new RegExp(`^${page.slice(0, 4)} \\S`));
  expect(statusOf(page)).not.toBeNull();
  expect(parts).toEqual(PARTS.filter((part) => parts.includes(part)));
  expect(parts).toEqual(expect.arrayContaining(NEEDED));
});

it('leads from a superseded decision to another page that holds', () => {
  const superseded = pages.filter((page) => statusOf(page)?.[3]);

  expect(superseded.length).toBeGreaterThan(0);
  for (const page of superseded) {
    const successor = statusOf(page)![3]!;
    expect(pages).toContain(successor);
    expect(statusOf(successor)![1]).toBe('accepted');
  }
});

it('lists each decision in the index once, under its title, with a sentence', () => {
  const lines = [...index.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): \S/gm)].map(([, title, page]) => [
    page,
    title,
  ]);

  expect(lines.toSorted()).toEqual(pages.map((page) => [page, titleOf(page)]));
});

it.each([...pages, 'README.md'])('%s links to pages and names files that exist', (page) => {
  const missing = [
    ...linksOf(withoutExample(read(page))).filter((link) => !existsSync(join(FOLDER, link))),
    ...filesOf(read(page)).filter((file) => !existsSync(join(ROOT, file))),
  ];

  expect(missing).toEqual([]);
});
