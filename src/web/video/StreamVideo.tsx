import { useEffect, useRef } from "react";

interface Props {
  label: string;
  stream: MediaStream | null;
  /** The local picture: muted, and mirrored. */
  isOwn?: boolean;
  /** The element's id, for taking a snapshot of it. */
  id?: string;
}

/** The picture and sound of a stream. */
export function StreamVideo({ label, stream, isOwn = false, id }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    // React does not set `muted` as a property, and without it a browser may not play.
    element.muted = isOwn;
    if (stream) void element.play().catch(() => undefined);
  }, [stream, isOwn]);
  return (
    <video
      ref={video}
      id={id}
      aria-label={label}
      data-own={isOwn || undefined}
      muted={isOwn}
      autoPlay
      playsInline
    />
  );
}
