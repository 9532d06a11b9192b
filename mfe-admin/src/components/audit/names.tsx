import { isMissing, type MissingPart } from '@athenaeum/shell-contract';
import type { AuditedThing } from '@athenaeum/users-contract';
import { createContext, type ReactNode, useContext } from 'react';
import { commonText } from '../common.messages';
import type { AuditedThingFragment } from './__generated__/audit';
import { auditText } from './audit.messages';

interface Named {
  readonly auditRows?: { readonly things?: readonly AuditedThingFragment[] | null } | null;
  readonly partial?: readonly MissingPart[];
}

type NameOf = (of: AuditedThing, id: string) => string;

const Names = createContext<NameOf>(() => auditText.unknownName);

/** Provides the names of the things in audit rows, which came with the rows. */
export function NamesOfRows({ answer, children }: { answer: Named | undefined; children: ReactNode }) {
  const titles = new Map(
    (answer?.auditRows?.things ?? []).map(({ of, id, title }) => [`${of}/${id}`, title]),
  );
  const otherwise = isMissing(answer, 'auditRows.things') ? auditText.unknownName : commonText.deleted;
  return <Names value={(of, id) => titles.get(`${of}/${id}`) ?? otherwise}>{children}</Names>;
}

/** The current name of a library entry. */
export function ThingName({ of, id }: { of: AuditedThing; id: string }) {
  return useContext(Names)(of, id);
}
