import { fontFaces } from '@athenaeum/shared-ui/fonts';
import { baseCss, themeCss } from '@athenaeum/shared-ui/theme';
import type { SheetOfStyles } from '@athenaeum/shell-contract/site';
import type { World } from '../world';

/** What every page is set in; in the head, so that the first paint is already the page. */
export const commonStyles = ({ settings }: World): SheetOfStyles => ({
  css: fontFaces.replaceAll("url('", `url('${settings.base}`) + themeCss + baseCss,
});
