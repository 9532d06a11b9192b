import type { Kind, OpenVersion } from '@athenaeum/registry';
import { operationNameOf } from './operationNameOf';

/** A version of a remote that sends a document, and how the document matched. */
export interface Sender {
  remote: string;
  version: string;
  kind: Kind;
  /** The business figure that it comes to, null where it comes to none; absent where the version declares none. */
  figure?: string | null;
}

type Figures = NonNullable<NonNullable<OpenVersion['manifest']>['figures']>;
/** The business figures of each version that declares any. */
export type FiguresByVersion = ReadonlyMap<string, Figures>;

/** `mfe-learning 3f9a1c2b7d`, and the documents that it sends. */
export type DocumentsByVersion = ReadonlyMap<string, readonly string[]>;

export interface Senders {
  follow(documents: DocumentsByVersion, figures?: FiguresByVersion): void;
  /** The versions that send exactly this document; where there are none, those that send another one of the same name. */
  of(document: string): readonly Sender[];
}

/** An index of which versions send which documents. */
export function createSenders(): Senders {
  let byDocument = new Map<string, Sender[]>();
  let byName = new Map<string, Sender[]>();
  return {
    follow(documents, figures = new Map()) {
      byDocument = new Map();
      byName = new Map();
      for (const [name, texts] of documents) {
        const [remote = '', version = ''] = name.split(' ');
        for (const text of texts) {
          const declared = figures.get(name);
          const sender = {
            ...{ remote, version, kind: kindOf(text) },
            ...(declared && { figure: figureOf(text, declared) }),
          };
          put(byDocument, text, sender);
          put(byName, operationNameOf(text) ?? '', sender);
        }
      }
      byName.delete('');
    },
    of: (document) => byDocument.get(document) ?? byName.get(operationNameOf(document) ?? '') ?? [],
  };
}

const put = (map: Map<string, Sender[]>, key: string, sender: Sender) =>
  void (map.get(key)?.push(sender) ?? map.set(key, [sender]));

function figureOf(document: string, figures: Figures): string | null {
  const name = operationNameOf(document);
  return figures.find(({ mutations }) => name && mutations.includes(name))?.name ?? null;
}

/** Builds write the operation first, then its fragments. */
const kindOf = (document: string): Kind => (/^\s*mutation\b/.test(document) ? 'mutations' : 'queries');
