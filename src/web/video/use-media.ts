import { useCallback, useEffect, useRef, useState } from "react";
import {
  closeMedia,
  type Device,
  type DeviceChoice,
  listDevices,
  type MediaAccessError,
  openMedia,
} from "./media.ts";

/** Camera and microphone of a page. */
export interface UsedMedia {
  stream: MediaStream | null;
  error: MediaAccessError | null;
  cameras: readonly Device[];
  microphones: readonly Device[];
  choice: DeviceChoice;
  /** Switches to other devices, or retries with the same. */
  choose(choice: DeviceChoice): void;
}

const browsersChoice: DeviceChoice = { camera: null, microphone: null };

/** Opens camera and microphone while `isWanted`, and closes them when the page is left. */
export function useMedia(isWanted: boolean): UsedMedia {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [error, setError] = useState<MediaAccessError | null>(null);
  const [choice, setChoice] = useState(browsersChoice);
  const [devices, setDevices] = useState<Awaited<ReturnType<typeof listDevices>> | null>(null);
  const current = useRef<MediaStream | null>(null);
  const latest = useRef(0);

  const open = useCallback(async (wanted: DeviceChoice) => {
    latest.current += 1;
    const mine = latest.current;
    const media = await openMedia(wanted);
    // The page was left, or other devices were chosen meanwhile.
    if (mine !== latest.current) return closeMedia(media.ok ? media.stream : null);
    if (!media.ok) return setError(media.error);
    closeMedia(current.current);
    current.current = media.stream;
    setError(null);
    setStream(media.stream);
    setDevices(await listDevices());
  }, []);

  useEffect(() => {
    if (isWanted) void open(browsersChoice);
    return () => {
      latest.current += 1;
      closeMedia(current.current);
      current.current = null;
      setStream(null);
    };
  }, [isWanted, open]);

  return {
    ...{ stream, error, choice },
    cameras: devices?.cameras ?? [],
    microphones: devices?.microphones ?? [],
    choose(next) {
      setChoice(next);
      void open(next);
    },
  };
}

/** Whether sound and picture are sent: a disabled track sends silence, or black. */
export function useSending(
  stream: MediaStream | null,
  { sound, picture }: { sound: boolean; picture: boolean },
): void {
  useEffect(() => {
    for (const track of stream?.getAudioTracks() ?? []) track.enabled = sound;
    for (const track of stream?.getVideoTracks() ?? []) track.enabled = picture;
  }, [stream, sound, picture]);
}
