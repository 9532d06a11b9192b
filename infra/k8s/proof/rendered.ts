import { parseAllDocuments } from 'yaml';
import { must } from '../../processes/command';
import type { Tools } from './tools';

export interface Rendered {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
}

/** What `kubectl apply --kustomize` would send. */
export async function render(folder: string, { kubectl }: Tools): Promise<Rendered[]> {
  const text = await must([kubectl, 'kustomize', folder]);
  return parseAllDocuments(text).map((document) => document.toJS() as Rendered);
}

export const nameOf = ({ kind, metadata }: Rendered): string => `${kind} ${metadata.name}`;
