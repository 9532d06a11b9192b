import type { RemoteManifest } from '../manifest';

/** Why a manifest's translations are incomplete or wrong; null when they are fine. */
export function translationProblem(manifest: RemoteManifest): string | null {
  const labels = labelsIn(manifest);
  for (const [language, given = {}] of Object.entries(manifest.translations ?? {})) {
    const missing = [...labels].find((label) => !(label in given));
    if (missing) return `${language} has nothing for "${missing}"`;
    const unknown = Object.keys(given).find((label) => !labels.has(label));
    if (unknown) return `${language} has "${unknown}", which is no label`;
  }
  return null;
}

/** All user-visible texts of a manifest. */
function labelsIn({ area, pages, navigation = [], account = [], footer = [], search }: RemoteManifest) {
  const labels = [
    area,
    ...pages.flatMap((page) => [page.title, page.area]),
    ...navigation.flatMap(({ label, area: own, children = [] }) => [
      label,
      own,
      ...children.map((child) => child.label),
    ]),
    ...account.map(({ label }) => label),
    ...footer.flatMap(({ group, label }) => [group, label]),
    search?.label,
  ];
  return new Set(labels.filter((label) => label !== undefined));
}
