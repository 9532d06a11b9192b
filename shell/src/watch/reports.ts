import type { Readable } from '@athenaeum/shell-contract';
import type { RegistryView } from '../registry/registryView';
import { sendReports } from './sendReports';
import type { TroubleCode } from './troubleCode';

export interface Reports {
  /** Shown, so many ms after it was asked for. */
  loaded(remote: string, version: string, ms: number): void;
  failed(remote: string, version: string, code: TroubleCode): void;
}

interface Report {
  remote: string;
  version: string;
  ms?: number;
  code?: TroubleCode;
}

const REPORT_INTERVAL_MS = 5000;
const MAX_REPORTS = 10;

/** Sends what happened to areas in batches, and trouble at once; nothing of where somebody was or who they are. */
export function createReports(registry: Readable<RegistryView>): Reports {
  const last = new Map<string, string>();
  let reports: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    sendReports(registry, reports);
    reports = [];
  }

  /** Said again only when it has changed: for a tab counts how it went last. */
  function add(report: Report, outcome: string): boolean {
    const key = `${report.remote} ${report.version}`;
    if (last.get(key) === outcome) return false;
    last.set(key, outcome);
    return reports.push(report) > 0;
  }

  document.addEventListener('visibilitychange', send);
  return {
    loaded(remote, version, ms) {
      if (!add({ remote, version, ms: Math.round(ms) }, 'loaded')) return;
      if (reports.length >= MAX_REPORTS) send();
      else timer ??= setTimeout(send, REPORT_INTERVAL_MS);
    },
    failed(remote, version, code) {
      if (add({ remote, version, code }, 'failed')) send();
    },
  };
}
