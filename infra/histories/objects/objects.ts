import type { Call } from '../call';
import type { Model, Timed } from '../checker/model';
import { hourModel } from '../models/hour';
import { ledgerModel, type Balance } from '../models/ledger';
import { salonModel } from '../models/salon';
import { ofHour, placesOf } from './ofHour';
import { ofLedger } from './ofLedger';
import { ofSalon } from './ofSalon';

/** The state of a round's objects before its first call. */
export interface Places {
  salons: readonly { id: string; seats: number }[];
  /** Beginnings of hours of one coach, epoch ms, with nothing booked. */
  hours: readonly number[];
  ledgers: readonly ({ who: string } & Balance)[];
}

/** One independent thing, and what of the history is about it. */
export interface Judged<State, Op> {
  name: string;
  model: Model<State, Op>;
  calls: readonly (Timed<Op> & { who: string })[];
}

/** The history by object: it is linearizable if each part is. */
export function objectsOf({ salons, hours, ledgers }: Places, calls: readonly Call[]) {
  const places = placesOf(calls);
  return [
    ...salons.map(({ id, seats }) => ({
      name: `salon ${id} with ${seats} seats`,
      model: salonModel(seats),
      calls: calls.flatMap((call) => timed(call, ofSalon(id, call))),
    })),
    ...hours.map((from) => ({
      name: `hour of ${new Date(from).toISOString()}`,
      model: hourModel(from),
      calls: calls.flatMap((call) => timed(call, ofHour(from, call, places))),
    })),
    ...ledgers.map(({ who, ...balance }) => ({
      name: `ledger of ${who} from ${balance.quantity} minutes, ${balance.held} held`,
      model: ledgerModel(balance),
      calls: calls.filter((call) => call.who === who).flatMap((call) => timed(call, ofLedger(call))),
    })),
  ];
}

const timed = <Op>({ who, calledAt, answeredAt }: Call, ops: readonly Op[]) =>
  ops.map((op) => ({ who, calledAt, answeredAt, op }));
