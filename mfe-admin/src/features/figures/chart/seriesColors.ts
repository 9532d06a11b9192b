import { token } from '@athenaeum/shared-ui/theme';

export const SERIES_COLORS = [token.color.accent, token.color.waitlistLine, token.color.noteLine];
