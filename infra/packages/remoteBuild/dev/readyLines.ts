interface Ready {
  area: string;
  against: string;
  port: number;
  link: string;
  /** The path of its first page. */
  path: string;
  /** It was never deployed there. */
  isNew: boolean;
  seconds: number;
}

/** The lines that are printed when it is ready: what to press, who may, and what the browser asks. */
export const readyLines = ({ area, against, port, link, path, isNew, seconds }: Ready): string[] => [
  '',
  `${area} is ready (${seconds.toFixed(1)} s) on port ${port}, for ${against}`,
  '',
  `  1. Press   ${link}`,
  '             and there "Use it here". It asks for an admin of that platform, and is for that browser alone, for 8 hours.',
  `  2. Open    ${against}${path}`,
  '  3. Edit    src/: the page follows, and keeps what was typed.',
  '',
  ...(isNew
    ? [`${area} is new there: it is in the navigation of that browser, and nobody else sees anything of it.`]
    : []),
  'Not an admin? "athenaeum-remote deploy --preview" makes a link that members may open.',
  'If the browser asks whether the page may reach apps or devices on this machine or in your network: allow it. Where that was',
  'refused before, the icon beside the address leads to the settings of the site, "Local network access".',
  'Ctrl-C stops it.',
  '',
];
