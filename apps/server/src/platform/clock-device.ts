/** A paired kiosk or a registered terminal that is calling. */
export interface ClockDevice {
  companyId: number;
  hotelName: string;
  /** Of the hotel. */
  timeZone: string;
  id: number;
  name: string;
  /** Whose wall clock the device shows. */
  zone: string;
  /** How far a terminal's log has been taken over. */
  stamp: string;
}

/** Finds the kiosk that holds this key; null when it was never paired or has been revoked. */
export type FindDeviceByKey = (key: string) => Promise<ClockDevice | null>;

/** Finds the terminal of a serial number; that an unknown one called from `address` is remembered. */
export type FindDeviceBySerial = (serial: string, address: string) => Promise<ClockDevice | null>;
