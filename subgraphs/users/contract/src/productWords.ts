/**
 * Words that users of this product are likely to choose in a password, and that an attacker therefore tries first, in lower case. The
 * strength meter counts them as weak, and a password of nothing but these and the words of the brand's name is refused.
 */
export const PRODUCT_WORDS: readonly string[] = [
  'athenaeum',
  'boardroom',
  'board',
  'boards',
  'calendar',
  'coach',
  'coaching',
  'community',
  'director',
  'directors',
  'expert',
  'governance',
  'intake',
  'member',
  'members',
  'membership',
  'opportunity',
  'opportunities',
  'pathway',
  'pathways',
  'salon',
  'salons',
  'season',
  'strategist',
  'strategists',
];
