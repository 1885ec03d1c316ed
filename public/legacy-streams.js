// The three pieces of the streams standard that hydration needs and that Safari 14.0 and Firefox 88
// do not have. Browsers that have them all are left alone.
(() => {
  const complete =
    typeof TransformStream === "function" &&
    typeof TextEncoderStream === "function" &&
    typeof ReadableStream.prototype.pipeThrough === "function";
  if (complete) return;

  class SmallTransform {
    constructor(transformer) {
      this.transformer = transformer;
      this.readable = new ReadableStream({
        start: (controller) => {
          this.controller = controller;
        },
      });
    }
  }

  class SmallEncoder extends SmallTransform {
    constructor() {
      const encoder = new TextEncoder();
      super({
        transform(chunk, controller) {
          controller.enqueue(encoder.encode(chunk));
        },
      });
    }
  }

  async function pump(reader, { transformer, controller }) {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      await transformer.transform(value, controller);
    }
    if (transformer.flush) await transformer.flush(controller);
    controller.close();
  }

  window.TransformStream = SmallTransform;
  window.TextEncoderStream = SmallEncoder;
  ReadableStream.prototype.pipeThrough = function pipeThrough(transform) {
    pump(this.getReader(), transform).catch((thrown) => transform.controller.error(thrown));
    return transform.readable;
  };
})();
