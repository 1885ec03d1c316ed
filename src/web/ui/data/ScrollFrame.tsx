import { type ReactNode, useEffect, useRef } from "react";

interface Props {
  className: string | undefined;
  /** The label of the frame, or the id of the element that labels it. */
  name: { label: string } | { labelledBy: string };
  stacked?: boolean | "grid" | undefined;
  children: ReactNode;
}

/**
 * A frame for wide content that scrolls. It is focusable, so that the keyboard can scroll it, until
 * it is known that nothing overflows; on plain pages public/site.js finds that out.
 */
export function ScrollFrame({ className, name, stacked, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const watch = new ResizeObserver(() => {
      if (current.scrollWidth > current.clientWidth) current.tabIndex = 0;
      else current.removeAttribute("tabindex");
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldset is for controls, section for landmarks
    <div
      ref={frame}
      className={className}
      role="group"
      aria-label={"label" in name ? name.label : undefined}
      aria-labelledby={"labelledBy" in name ? name.labelledBy : undefined}
      data-scrolls=""
      data-stacked={stacked}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be focusable
      tabIndex={0}
    >
      {children}
    </div>
  );
}
