import { payloadOf, type Outgoing } from '@athenaeum/kit/outbox';
import type { Sources } from '../../sources/sources';
import type { ResetTokens } from '../../auth/password/resetTokens';
import type { ConfirmLinks } from '../../billing/membership/confirmLinks';
import type { RsvpLinks } from '../../guests/rsvpLinks';
import type { PostingLinks } from '../../opportunities/postingLinks';
import type { Brand } from '../brand';
import type { Prepared } from '../compose';

export interface LetterContext {
  sources: Sources;
  brand: Brand;
  resetTokens: ResetTokens;
  /** Passwords are ours, not another identity provider's. */
  setsPasswords: boolean;
  emailTokens: ResetTokens;
  rsvpLinks: RsvpLinks;
  postingLinks: PostingLinks;
  confirmLinks: ConfirmLinks;
  /** Who else is copied on what goes to member support. */
  developmentCopy?: string;
  now(): number;
}

/** Null: the mail is no longer needed. `notBefore`: send it later. */
export type Preparation = Prepared | null | { notBefore: number };

/** Prepares a mail from an outbox message, with the data of the time it is sent. */
export interface LetterKind<Row> {
  message: Outgoing<Row>;
  prepare(row: Row, context: LetterContext): Promise<Preparation>;
}

export interface AnyLetterKind {
  kind: string;
  prepare(row: unknown, context: LetterContext): Promise<Preparation>;
}

export const defineLetter = <Row>({ message, prepare }: LetterKind<Row>): AnyLetterKind => ({
  kind: message.kind,
  prepare: (row, context) => prepare(payloadOf(message, row), context),
});
