import { escapeHtml } from '@athenaeum/common/escaping';
import type { Override } from '@athenaeum/registry';
import type { PageScript } from '../composePage';

export const originOf = ({ port }: Pick<Override, 'port'>) => `http://localhost:${port}`;

/** Data for `override.js`: the remote's address, and the scripts to start afterwards. */
export const overrideData = (override: Override, scripts: readonly PageScript[]) => ({
  remote: override.remote,
  origin: originOf(override),
  scripts,
});

/** In the page itself, above everything, so that neither the shell nor the remote can remove it. */
export const overrideBanner = (
  override: Override,
): string => `<aside class="override" aria-label="Developer override">
<p><strong>${escapeHtml(override.remote)}</strong> comes from ${escapeHtml(originOf(override))}, in this browser only.
<span id="override-problem" role="alert"></span></p>
<form method="post" action="/api/operations/override/reset"><button>Reset</button></form>
</aside>`;

export const OVERRIDE_CSS = `.override{position:fixed;z-index:2147483647;left:50%;bottom:var(--gutter);translate:-50%;box-sizing:border-box;width:max-content;max-width:calc(100vw - 2*var(--gutter));display:flex;align-items:center;gap:var(--space-12);padding:var(--space-8) var(--space-8) var(--space-8) var(--space-16);border:1px solid currentcolor;border-radius:var(--radius-12);background:var(--color-waitlist-bg);color:var(--color-waitlist-fg);font-size:var(--text-14);line-height:1.35;box-shadow:var(--shadow-float)}.override p{margin:0}.override form{margin:0}.override button{min-height:44px;padding:0 var(--space-16);border:1px solid currentcolor;border-radius:var(--radius-8);background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}.override button:focus-visible{outline:2px solid currentcolor;outline-offset:2px}#override-problem:not(:empty){display:block;font-weight:600}`;
