/**
 * Files in packages that nothing here needs: more than a third of what npm installs. By path within `node_modules`, with slashes.
 * Plain JavaScript, since it runs with whatever Node.js installs.
 */

/** @type {readonly RegExp[]} */
const UNUSED = [
  // OCR networks in their slow form: the integer ones are used.
  /^@tesseract\.js-data\/\w+\/4\.0\.0\//,
  // Tesseract for processors and engines of other kinds.
  /^tesseract\.js-core\/tesseract-core(?!-relaxedsimd-lstm\.(?:js|wasm)$)/,
  // ONNX Runtime for browsers and their graphics processors, and its own wrapper.
  /^onnxruntime-web\/(?:dist\/(?!ort-wasm-simd-threaded\.(?:mjs|wasm)$)|lib\/)/,
  // Networks that find lines and tell their direction: Tesseract does that.
  /^@gutenye\/ocr-models\/assets\/(?!ch_PP-OCRv4_rec_infer\.onnx$|ppocr_keys_v1\.txt$)/,
  // Font weights and styles: every script has one weight, Latin text four styles.
  /^@embedpdf\/fonts-\w+\/fonts\/[^/]+(?<!-Regular)\.otf$/,
  /^@expo-google-fonts\/[^/]+\/(?!(?:400Regular|700Bold)(?:_Italic)?\/)[^/]+\/[^/]+\.ttf$/,
  // ffmpeg once more, for pages that load it without modules.
  /^@ffmpeg\/core\/dist\/umd\/.*\.wasm$/,
  // Headers for compiling add-ons in C.
  /^node\/node_modules\/[^/]+\/include\//,
  // pdf.js for browsers, and the canvas that it draws with: here it reads text.
  /^pdfjs-dist\/(?:build|web|image_decoders)\//,
  /^pdfjs-dist\/legacy\/build\/pdf\.(?!(?:worker\.)?(?:mjs|d\.mts)$)/,
  /^@napi-rs\/canvas-/,
  // The CDK for other programming languages, and a layer that this stack does not have.
  /^aws-cdk-lib\/\.jsii(?:\.tabl\.json)?\.gz$/,
  /^@aws-cdk\/asset-awscli-v1\/lib\/layer\.zip$/,
  // Sources, and forms for old compilers.
  /^pdf-lib\/src\//,
  /\/ts3\.4\//,
  // For debugging the packages.
  /\.map$/,
];

/** @param {string} path */
export const isUnused = (path) => UNUSED.some((pattern) => pattern.test(path));
