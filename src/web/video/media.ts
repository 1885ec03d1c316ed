// Cameras and microphones of the visitor's computer.

/** A camera or a microphone. */
export interface Device {
  id: string;
  label: string;
}

/** Which camera and which microphone; null for the browser's choice. */
export interface DeviceChoice {
  camera: string | null;
  microphone: string | null;
}

/** Why there is no picture: denied, no device, used by another program, or unsupported. */
export type MediaAccessError = "denied" | "missing" | "busy" | "unsupported";

/** The result of opening camera and microphone. */
export type Media = { ok: true; stream: MediaStream } | { ok: false; error: MediaAccessError };

const errors: Readonly<Record<string, MediaAccessError>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** Opens camera and microphone; the browser asks for permission the first time. */
export function openMedia({ camera, microphone }: DeviceChoice): Promise<Media> {
  return open({
    video: { ...deviceOf(camera), width: { ideal: 1280 }, height: { ideal: 720 } },
    audio: { ...deviceOf(microphone), echoCancellation: true },
  });
}

/** Opens one of the two, to check it alone. */
export function openOne(kind: "camera" | "microphone"): Promise<Media> {
  return open(kind === "camera" ? { video: true } : { audio: true });
}

/** Stops a stream: the light beside the camera goes out. */
export function closeMedia(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The available cameras and microphones; labels are empty until the visitor has agreed. */
export async function listDevices(): Promise<{ cameras: Device[]; microphones: Device[] }> {
  const found = await navigator.mediaDevices.enumerateDevices();
  const of = (kind: MediaDeviceKind) =>
    found
      .filter((device) => device.kind === kind && device.deviceId !== "")
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  return { cameras: of("videoinput"), microphones: of("audioinput") };
}

async function open(constraints: MediaStreamConstraints): Promise<Media> {
  if (!navigator.mediaDevices?.getUserMedia) return { ok: false, error: "unsupported" };
  try {
    return { ok: true, stream: await navigator.mediaDevices.getUserMedia(constraints) };
  } catch (thrown) {
    const { name } = thrown as { name: string };
    return { ok: false, error: errors[name] ?? "busy" };
  }
}

function deviceOf(id: string | null): MediaTrackConstraints {
  return id === null ? {} : { deviceId: { exact: id } };
}
