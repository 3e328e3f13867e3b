import { previewPort } from './portChoice'
import { servePreview } from './servePreview'

servePreview(previewPort, process.env.HOST || '127.0.0.1')
