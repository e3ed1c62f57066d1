import { useSyncExternalStore } from 'react';
import { MAX_STORED_REPORT, UPGRADE_REPORT_KEY } from '../../config/upgradeCheck';
import { createStorageSlot } from '../../lib/storageSlot';
import {
  FILE_PROBLEMS,
  LEVELS,
  UNDECIDED_REASONS,
  type FileReport,
  type Finding,
} from './engine/model';
import { ENGLISH } from './engine/reportTexts';

/** A report, and the keys of its findings that are done. */
export interface SavedReport {
  reports: FileReport[];
  done: string[];
}

const slot = createStorageSlot(UPGRADE_REPORT_KEY, (text) => text, {
  getStorage: () => window.localStorage,
  getEvents: () => window,
});

/** Identifies a finding of a file. */
export const getKey = (file: string, { product, level, change }: Finding): string =>
  [file, product, level, change.change, change.kind, change.name, change.in[0]].join(' ');

/** The stored report; null if there is none, or if it is damaged. */
export function loadReport(): SavedReport | null {
  try {
    const value = JSON.parse(slot.get() ?? 'null') as unknown;
    return isReport(value) ? value : null;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
/**
 * The report of the page, also if storage is blocked or the report is too long for it;
 * undefined until it is read.
 */
let current: SavedReport | null | undefined;

const readReport = (): SavedReport | null => (current ??= loadReport());

function setCurrent(report: SavedReport | null | undefined): void {
  current = report;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const end = slot.listen(() => setCurrent(undefined));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) current = undefined;
    end();
  };
}

/** Shows a report, and stores it; null removes it. */
export function saveReport(report: SavedReport | null): void {
  const text = report && JSON.stringify(report);
  if (text && text.length <= MAX_STORED_REPORT) slot.set(text);
  else slot.del();
  setCurrent(report);
}

/** The last report, also of another tab; null if there is none. */
export const useSavedReport = (): SavedReport | null =>
  useSyncExternalStore(subscribe, readReport, () => null);

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null;

const isListOf =
  (type: 'string' | 'number') =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every((each) => typeof each === type);

const isOneOf =
  (known: readonly string[]) =>
  (value: unknown): boolean =>
    isText(value) && known.includes(value as string);

const isText = (value: unknown): boolean => typeof value === 'string';

const isReport = (value: unknown): value is SavedReport =>
  isObject(value) &&
  isListOf('string')(value.done) &&
  Array.isArray(value.reports) &&
  value.reports.every(isFileReport);

const isFileReport = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.file) &&
  Array.isArray(value.findings) &&
  value.findings.every(isFinding) &&
  Array.isArray(value.undecided) &&
  value.undecided.every(
    (each: unknown) =>
      isObject(each) &&
      isOneOf(UNDECIDED_REASONS)(each.reason) &&
      isText(each.name) &&
      typeof each.line === 'number',
  ) &&
  (value.lacksImports === undefined || value.lacksImports === true) &&
  (value.problem === undefined ||
    (isObject(value.problem) && isOneOf(FILE_PROBLEMS)(value.problem.kind)));

const isTextOrNull = (value: unknown): boolean => value === null || isText(value);

const isFinding = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.product) &&
  typeof value.index === 'number' &&
  (value.section === undefined || isText(value.section)) &&
  isOneOf(LEVELS)(value.level) &&
  isListOf('number')(value.lines) &&
  isListOf('string')(value.owners) &&
  isObject(value.change) &&
  isText(value.change.name) &&
  isText(value.change.kind) &&
  isOneOf(Object.keys(ENGLISH.changes))(value.change.change) &&
  isListOf('string')(value.change.in) &&
  [value.change.from, value.change.to, value.change.note].every(isTextOrNull);
