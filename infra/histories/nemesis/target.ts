import type { Proxy } from '../../faults/proxy';
import type { Instance } from '../../processes/instance';

/** What a fault can befall: a process, its line to what it needs, or both. */
export interface Target {
  name: string;
  instance: Pick<Instance, 'kill' | 'start' | 'suspend' | 'resume'> | null;
  line: Pick<Proxy, 'ail'> | null;
}
