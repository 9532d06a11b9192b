export const LOGIN_PATH = '/api/auth/login';
export const CALLBACK_PATH = '/api/auth/callback';
export const ASSETS_PATH = '/api/auth/assets';
export const PASSWORD_RESET_PATH = '/api/auth/password-reset';
export const PASSKEYS_PATH = '/api/auth/passkeys';
export const SECOND_FACTOR_PATH = '/api/auth/second-factor';
export const MEMBER_ACCESS_PATH = '/api/auth/members';
export const CONFIRMATION_PATH = '/api/auth/confirmation';
/** A page of the shell. */
export const SIGN_UP_PATH = '/sign-up';
export const POSTING_CONFIRMATION_PATH = '/api/opportunities/confirm';
export const EMAIL_CONFIRMATION_PATH = '/api/account/email';
