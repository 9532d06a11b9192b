import { fallbackFonts } from './fallbackFonts';
import { grain } from './grain';
import { propertyName } from './token';
import { constants, darkColors, darkShadows, lightColors, lightShadows } from './values';

const dark = `color-scheme:dark;--cover-light:0.88;${declare('color', darkColors)}${declare('shadow', darkShadows)}`;

/**
 * Every token as a custom property. Light is the default; dark follows the system; `data-theme` on `<html>` holds
 * either, and paper is light. A server may inline this in the page's head so that the first paint already has its colours.
 */
export const themeCss = `${fallbackFonts}
:root{color-scheme:light;--cover-light:1;--grain:url(${grain});${declare('color', lightColors)}${declare('shadow', lightShadows)}${Object.entries(
  constants,
)
  .map(([name, value]) => `--${name}:${value};`)
  .join('')}}
@media (max-width:599.98px){:root{--gutter:1rem}}
@media (max-width:799.98px){:root{--topbar:4rem}}
@media (prefers-reduced-motion:reduce){:root{--motion-fast:0ms;--motion-base:0ms;--motion-accordion:0ms;--motion-card:0ms}}
@media screen{:root[data-theme='dark']{${dark}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${dark}}}
`;

function declare(group: string, values: Record<string, string>) {
  return Object.entries(values)
    .map(([name, value]) => `${propertyName(group, name)}:${value};`)
    .join('');
}
