import { previewPort } from '../shared/ports'
import { servePreview } from './servePreview'

servePreview(previewPort, process.env.HOST || '127.0.0.1')
