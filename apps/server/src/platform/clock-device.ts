import type { Language } from '@horae/contract/languages';

/** The paired kiosk or registered terminal that is calling. */
export interface ClockDevice {
  companyId: number;
  hotelName: string;
  /** The hotel's. */
  timeZone: string;
  /** The hotel's; null if it has chosen none. */
  language: Language | null;
  id: number;
  name: string;
  /** The zone of the wall clock that the device shows. */
  zone: string;
  /** The position up to which a terminal's log has been imported. */
  stamp: string;
  /** How far its clock was ahead of the server's when last measured. */
  skewSeconds: number | null;
  /** Whether that is due to be written down again. */
  isSkewOld: boolean;
  /** Minutes that its clock may be off. */
  allowedSkew: number;
  /** Start of the first day of a terminal's records. */
  inUseSince: Date;
  /** Since when it has called without a gap; null at the first call. */
  contactSince: Date | null;
  /** When a kiosk got its key. */
  pairedAt: Date | null;
}

/** Returns the kiosk with this key; null if it was never paired or has been revoked. */
export type FindDeviceByKey = (key: string) => Promise<ClockDevice | null>;

/** Returns the terminal with a serial number; a call from an unknown terminal is recorded with its `address`. */
export type FindDeviceBySerial = (serial: string, address: string) => Promise<ClockDevice | null>;
