import type { ClockDevice } from '#platform/clock-device';

const windowSeconds = 300;
const mostFailures = 30;

type Device = Pick<ClockDevice, 'companyId' | 'id'>;

/** A kiosk at which too many wrong numbers were typed of late waits. */
export interface DeviceThrottle {
  rememberFailure: (device: Device) => void;
  secondsToWait: (device: Device) => number;
}

/** Of one running server alone: it slows somebody down who tries code after code, the lock of a person is in the database. */
export function deviceThrottle(): DeviceThrottle {
  const failures = new Map<string, number[]>();
  const recent = ({ companyId, id }: Device): number[] => {
    const name = `${companyId} ${id}`;
    const now = Date.now();
    const kept = (failures.get(name) ?? []).filter((at) => at > now - windowSeconds * 1000);
    failures.set(name, kept);
    return kept;
  };
  return {
    rememberFailure: (device) => void recent(device).push(Date.now()),
    secondsToWait(device) {
      const [oldest] = recent(device).slice(-mostFailures);
      if (oldest === undefined || recent(device).length < mostFailures) return 0;
      return Math.max(1, Math.ceil(windowSeconds - (Date.now() - oldest) / 1000));
    },
  };
}
