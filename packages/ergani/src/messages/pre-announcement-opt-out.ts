import { unlessBlank } from './wire-text';

/**
 * Opts a month out of the pre-announcement, so that changes and overtime are declared after the work instead of before
 * it (`ExProan`), or withdraws that. Filed before the month starts, for the whole employer.
 */
export interface PreAnnouncementOptOutMessage {
  readonly kind: 'preAnnouncementOptOut';
  readonly declarations: readonly OptOut[];
}

export interface OptOut {
  /** Number of the head office, which files for all branches. */
  readonly branch: number;
  readonly isOptedOut: boolean;
  /** `YYYY-MM`. */
  readonly month: string;
  /** Up to 100 characters. */
  readonly comments?: string;
}

export interface WireOptOut {
  DhlwseisExProan: {
    DhlwshExProan: {
      f_aa_pararthmatos: string;
      f_is_excluded: string;
      f_month: string;
      f_year: string;
      f_comments: string;
    }[];
  };
}

export function optOutBody({ declarations }: PreAnnouncementOptOutMessage): WireOptOut {
  return {
    DhlwseisExProan: {
      DhlwshExProan: declarations.map(({ branch, isOptedOut, month, comments = '' }) => ({
        f_aa_pararthmatos: String(branch),
        f_is_excluded: isOptedOut ? '1' : '0',
        f_month: month.slice(5),
        f_year: month.slice(0, 4),
        f_comments: comments,
      })),
    },
  };
}

export function readOptOut(body: WireOptOut): PreAnnouncementOptOutMessage {
  return {
    kind: 'preAnnouncementOptOut',
    declarations: body.DhlwseisExProan.DhlwshExProan.map((wire) => ({
      branch: Number(wire.f_aa_pararthmatos),
      isOptedOut: wire.f_is_excluded === '1',
      month: `${wire.f_year}-${wire.f_month}`,
      ...unlessBlank('comments', wire.f_comments),
    })),
  };
}
